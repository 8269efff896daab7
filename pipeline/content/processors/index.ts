/**
 * Payment processors: what each expects in the calls that guides send through the proxy. `content/data/processors/<id>.yaml`
 * describes one of them, with `{{ card | … }}` where an expression reads the card. A new file is a new processor, on
 * every page that shows their calls.
 */
export { callHeaders, cardOf, loadProcessors, toProcessorAction, type Processor } from './processors.ts';
export { hostNote } from './host-note.ts';
export { nextCurl, proxyCurl } from './proxy-curl.ts';
export { repeatAdvice } from './repeat-advice.ts';
export { PROCESSOR_ACTIONS, type ProcessorAction, type ProcessorCall } from './schema.ts';
export { valueAt } from './value-at.ts';
