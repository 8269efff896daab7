/**
 * Runs of guides: the server calls of a guide, one after the other, in the simulator. A reader can make
 * a step fail and see which steps follow. Pure: no DOM, nothing of Node.js, nothing sent anywhere.
 */
export { runDeliveries, type AskedDelivery } from './redeliveries';
export { rawRequest, type RequestParts } from './request';
export { canRun, makeMove, playGuide, possibleMoves, readMoves, startRun } from './run';
export { cardText, chargeText, MOVE_NAMES, runText, stateName, stepStates } from './text';
export type { GuideCard, GuideProgram, GuideRun, GuideStep, Move, StepRun } from './types';
export { usedValues } from './values';
export { cardPlaces, platformView, serverValues, type CardPlace } from './views';
