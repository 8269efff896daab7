export { useHistory, useLocation } from '@docusaurus/router';
