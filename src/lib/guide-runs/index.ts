/**
 * Runs of guides: the server calls of a guide, one after the other, in the simulator. A reader can make
 * a step fail and see which steps follow. Pure: no DOM, nothing of Node.js, nothing sent anywhere.
 */
export { rawRequest, type RequestParts } from './request';
export { canRepeat, canRun, faultsOf, makeMove, playGuide, possibleMoves, readMoves, startRun } from './run';
export { chargeText, MOVE_NAMES, runText, stateName, stepStates, type StepState } from './text';
export type { Fault, GuideProgram, GuideRun, GuideStep, Move, StepRun, Verdict } from './types';
export { usedValues, type UsedValue } from './values';
export { cardPlaces, platformView, serverValues, type CardPlace, type KeptValue } from './views';
