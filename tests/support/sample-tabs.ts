/** What the build writes into `tabs.json` for the browser. */
import { sampleTabs } from '../../app/outputs/browser-data/sample-tabs.ts';

export default sampleTabs();
