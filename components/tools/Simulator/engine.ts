/** The simulator, in a file that's fetched with the first request. */
export { newSession, readersEnvironment, sendTimes } from '../../../engines/simulator-sessions';
