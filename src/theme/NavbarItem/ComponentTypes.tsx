// Change: adds the color-mode toggle as an item, so that it can come before "Sign In", and leaves out the dropdown
// kinds, which this site does not use and would otherwise send to every page.
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DocNavbarItem from '@theme/NavbarItem/DocNavbarItem';
import DocSidebarNavbarItem from '@theme/NavbarItem/DocSidebarNavbarItem';
import SearchNavbarItem from '@theme/NavbarItem/SearchNavbarItem';
import type { ComponentTypesObject } from '@theme/NavbarItem/ComponentTypes';
import { ColorModeNavbarItem } from '@site/src/theme/ColorModeNavbarItem';

const ComponentTypes = {
  default: DefaultNavbarItem,
  doc: DocNavbarItem,
  docSidebar: DocSidebarNavbarItem,
  search: SearchNavbarItem,
  'custom-colorModeToggle': ColorModeNavbarItem,
};

export default ComponentTypes as unknown as ComponentTypesObject;
