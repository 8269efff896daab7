/** The script of every page. What it binds sits on the document, so that it outlives the pages that are swapped. */
import { startRouter } from '@site/src/framework/router';
import { startVisits } from '@site/src/framework/visits';

startRouter();
startVisits();
