/**
 * Runs the server calls of a guide, one after the other, in the simulator. A reader can make
 * a step fail and see which steps follow. It's pure, without DOM or Node.js, and sends nothing anywhere.
 */
export { runDeliveries, type AskedDelivery } from './redeliveries';
export { isCharge, rawRequest, type RequestParts } from './request';
export { canRun, makeMove, playGuide, possibleMoves, readMoves, recordStep, startRun } from './run';
export { cardText, chargeText, secondChargeText, MOVE_NAMES, runText, stateName, stepStates } from './text';
export {
  MOVES,
  type GuideCard,
  type GuideProgram,
  type GuideRun,
  type GuideStep,
  type Move,
  type StepRun,
  type Verdict,
} from './types';
export { usedValues } from './values';
export { judge, judgeCharge } from './verdict';
export { cardPlaces, changedView, platformView, serverValues, type CardPlace } from './views';
export { seededEnvironment } from './environment';
