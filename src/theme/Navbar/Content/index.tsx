// Change: the color-mode toggle is an item of the bar (see NavbarItem/ComponentTypes) and not its fixed end, so that
// "Sign In" comes last; search is an item too. Everything else is as in the theme.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { ErrorCauseBoundary, ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common';
import { splitNavbarItems, useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import NavbarLogo from '@theme/Navbar/Logo';
import NavbarMobileSidebarToggle from '@theme/Navbar/MobileSidebar/Toggle';
import NavbarItem, { type Props as NavbarItemProps } from '@theme/NavbarItem';

function NavbarItems({ items }: { readonly items: readonly NavbarItemProps[] }): ReactNode {
  return items.map((item, index) => (
    <ErrorCauseBoundary
      key={index}
      onError={(error) =>
        new Error(
          `The navbar item ${JSON.stringify(item)} failed to render. Correct it in site/navigation.ts.`,
          { cause: error },
        )
      }
    >
      <NavbarItem {...item} />
    </ErrorCauseBoundary>
  ));
}

export default function NavbarContent(): ReactNode {
  const mobileSidebar = useNavbarMobileSidebar();
  const [leftItems, rightItems] = splitNavbarItems(useThemeConfig().navbar.items as NavbarItemProps[]);
  return (
    <div className="navbar__inner">
      <div className={clsx(ThemeClassNames.layout.navbar.containerLeft, 'navbar__items')}>
        {!mobileSidebar.disabled && <NavbarMobileSidebarToggle />}
        <NavbarLogo />
        <NavbarItems items={leftItems} />
      </div>
      <div
        className={clsx(ThemeClassNames.layout.navbar.containerRight, 'navbar__items navbar__items--right')}
      >
        <NavbarItems items={rightItems} />
      </div>
    </div>
  );
}
