/**
 * Payment processors: what each expects in the calls that guides send through the proxy. `data/processors/<id>.yaml`
 * holds one of them, with `{{ card | … }}` where an expression reads the card; a page sets what the card is. A new
 * file is a new processor, on every page that shows their calls.
 */
export {
  callHeaders,
  loadProcessors,
  PROCESSOR_ACTIONS,
  toProcessorAction,
  type Processor,
  type ProcessorAction,
  type ProcessorCall,
} from './processors.ts';
export { proxyCurl } from './proxy-curl.ts';
export { repeatAdvice } from './repeat-advice.ts';
