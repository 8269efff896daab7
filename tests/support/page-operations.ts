/** The operations that a page leads its reader to: those that it shows, and those that its prose links to. */
import type { Node, Parent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { ApiDescription, Operation } from '../../pipeline/content/api-description/types.ts';
import { operationAnchor } from '../../components/builders/find-operation.ts';
import { readWorkflow, type WorkflowStep } from '../../pipeline/code-samples/workflows/index.ts';

/** The attributes of each use of a component, in the order of the page's source. */
export function componentUses(
  source: string,
  component: string,
): Readonly<Partial<Record<string, string>>>[] {
  const tags = source.matchAll(new RegExp(`<${component}\\s([^>]*)>`, 'g'));
  return Array.from(tags, ([, attributes = '']) =>
    Object.fromEntries(
      Array.from(attributes.matchAll(/(\w+)="([^"]*)"/g), ([, name = '', value = '']) => [name, value]),
    ),
  );
}

/** Operations that links below a node lead to, each once. */
export function linkedOperations(node: Node, { operations }: ApiDescription): Operation[] {
  const byAnchor = new Map([...operations.values()].map((one) => [operationAnchor(one.id), one]));
  const found = new Set<Operation>();
  visit(node as Parent, 'link', ({ url }: { url: string }) => {
    const operation = byAnchor.get(url.split('#')[1] ?? '');
    if (operation !== undefined) found.add(operation);
  });
  return [...found];
}

function operationOf({ operation }: WorkflowStep, { operations }: ApiDescription): Operation[] {
  return operation.kind === 'proxy' ? [operation.operation] : [operations.get(operation.id) ?? []].flat();
}

/** The steps of a workflow, or the one with an id. */
function stepsOf(name: string, id: string | undefined, description: ApiDescription): readonly WorkflowStep[] {
  const { steps } = readWorkflow(name, description);
  return id === undefined ? steps : steps.filter((step) => step.id === id);
}

/**
 * Operations that a page has its reader call, as a request, a step or a whole workflow, each once. Calls through a
 * proxy come with the operation that the workflow describes.
 *
 * @param source the page as it is written
 */
export function calledOperations(source: string, description: ApiDescription): Operation[] {
  const requests = componentUses(source, 'Request').map(({ operation = '' }) => operation);
  const steps = [
    ...componentUses(source, 'Step').flatMap(({ workflow = '', id }) => stepsOf(workflow, id, description)),
    ...componentUses(source, 'Workflow').flatMap(({ name = '' }) => stepsOf(name, undefined, description)),
  ];
  return [
    ...new Set([
      ...requests.flatMap((id) => description.operations.get(id) ?? []),
      ...steps.flatMap((step) => operationOf(step, description)),
    ]),
  ];
}

/** Operations that a page shows in any way, those that it calls included. */
export function shownOperations(source: string, description: ApiDescription): Operation[] {
  const ids = [
    ...componentUses(source, 'Response').map(({ operation = '' }) => operation),
    ...componentUses(source, 'Operation').map(({ id = '' }) => id),
  ];
  const documented = ids.flatMap((id) => description.operations.get(id) ?? []);
  return [...new Set([...calledOperations(source, description), ...documented])];
}
