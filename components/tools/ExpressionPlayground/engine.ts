/** What evaluates in the page where no worker starts, in a file that's fetched then. */
export { inspectAttempt } from '../../../engines/expression-playground';
