/**
 * Runs of guides: the server calls of a guide, one after the other, in the simulator. A reader can make
 * a step fail and see which steps follow. Pure: no DOM, nothing of Node.js, nothing sent anywhere.
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
export { seededWorld } from './world';
