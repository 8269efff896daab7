/** Imported before everything else: what throws while it's loaded is told too. */
import { watchForCrashes } from '../../../components/browser/islands/crash';

watchForCrashes();
