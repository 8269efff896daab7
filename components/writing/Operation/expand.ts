import type { Operation, Parameter } from '../../../pipeline/content/api-description/index.ts';
import { foldLongCode } from '../../builders/fold-long-code.ts';
import { endpointFacts } from '../../builders/endpoint-facts.ts';
import { errorBlocks } from '../../builders/operation-errors.ts';
import { findExample, findOperation, operationAnchor } from '../../builders/find-operation.ts';
import type { Expand, PageContext } from '../../../pipeline/pages/index.ts';
import { requestTabs } from '../../builders/request-tabs.ts';
import { responseBlock, statusLabel, successResponse } from '../../builders/response-block.ts';
import { parameterFields, schemaFields } from '../../builders/schema-fields.ts';
import { flowElement } from '../../builders/elements.ts';
import {
  heading,
  inlineCode,
  link,
  markdownBlocks,
  markdownPhrase,
  paragraph,
  partHeading,
  text,
  type FlowContent,
} from '../../../pipeline/pages/tree/build.ts';
import { referencedName, typeLabel } from '../../builders/type-label.ts';
import type { operation } from './definition.ts';

/** Sent with every call and described on pages of their own, so an operation does not repeat them. */
const COMMON_HEADERS: ReadonlySet<string> = new Set(['BT-API-KEY', 'BT-TRACE-ID']);

function part(title: string, id: string, children: readonly FlowContent[]): FlowContent[] {
  return children.length === 0 ? [] : [partHeading(title, id), ...children];
}

function parameterParts(operation: Operation, anchor: string, page: PageContext): FlowContent[] {
  const kinds = [
    { title: 'Path parameters', in: 'path' },
    { title: 'Query parameters', in: 'query' },
    { title: 'Headers', in: 'header' },
  ] as const;
  return kinds.flatMap(({ title, in: kind }) => {
    const isShown = (parameter: Parameter) => parameter.in === kind && !COMMON_HEADERS.has(parameter.name);
    return part(
      title,
      `${anchor}-${kind}`,
      parameterFields(operation.parameters.filter(isShown), `${anchor}-${kind}`, page),
    );
  });
}

function bodyPart({ requestBody }: Operation, anchor: string, page: PageContext): FlowContent[] {
  if (requestBody === undefined) return [];
  const id = `${anchor}-body`;
  const fields = schemaFields(requestBody.schema, id, page);
  const type =
    requestBody.contentType === 'application/json'
      ? []
      : [paragraph([text('Sent as '), inlineCode(requestBody.contentType), text('.')])];
  const shape =
    fields.length > 0 ? fields : [paragraph([text(`The body is ${typeLabel(requestBody.schema)}.`)])];
  return part(requestBody.required ? 'Request body' : 'Request body (optional)', id, [...type, ...shape]);
}

function responsePart(operation: Operation, anchor: string, page: PageContext): FlowContent[] {
  const response = successResponse(operation);
  if (response === undefined) return [];
  const id = `${anchor}-response`;
  const status = inlineCode(statusLabel(response.status));
  const meaning = [text(': '), ...markdownPhrase(response.description)];
  if (response.schema === undefined) return part('Response', id, [paragraph([status, ...meaning])]);
  const name = referencedName(response.schema);
  const section = name === undefined ? undefined : page.schemaAnchors.get(name);
  if (name !== undefined && section !== undefined) {
    return part('Response', id, [
      paragraph([
        status,
        ...meaning,
        text(' Fields: see '),
        link(`#${section}`, [inlineCode(name)]),
        text('.'),
      ]),
    ]);
  }
  return part('Response', id, [paragraph([status, ...meaning]), ...schemaFields(response.schema, id, page)]);
}

/**
 * `<Operation id="tokens.create" example="card" />`: everything about one operation: what it does, request and
 * response, then what it accepts, returns and fails with. Blocks inside the element follow the description.
 */
export const expand: Expand<typeof operation> = ({ id, example: exampleName }, page, children) => {
  const operation = findOperation(id, page);
  const example = findExample(operation, exampleName);
  const anchor = operationAnchor(id);
  const success = successResponse(operation);
  const words = flowElement('OperationText', {}, [
    heading(2, operation.summary, anchor),
    flowElement('Endpoint', { method: operation.method, path: operation.path }, endpointFacts(operation)),
    ...markdownBlocks(operation.description),
    ...children,
  ]);
  const request = requestTabs(operation, example, page);
  const response = success && responseBlock(success, example.name);
  const samples = flowElement('OperationSamples', {}, [
    foldLongCode(request, ({ lang }) => `${operation.summary}, ${lang ?? ''}`),
    ...(response
      ? [foldLongCode(response, () => `${statusLabel(success.status)}, ${operation.summary}`)]
      : []),
  ]);
  const parts = [
    ...parameterParts(operation, anchor, page),
    ...bodyPart(operation, anchor, page),
    ...responsePart(operation, anchor, page),
    ...part('Errors', `${anchor}-errors`, errorBlocks(operation)),
  ];
  const details = flowElement('OperationDetails', {}, parts);
  const rest = flowElement('CollapseOnSmallScreens', { label: 'Show the full operation' }, [
    samples,
    details,
  ]);
  return [flowElement('OperationSection', { anchor }, [words, rest])];
};
