/** Where the site has the files of a workflow, e.g. `/workflows/charge-card`. */
export function workflowFolder(name: string): string {
  return `/workflows/${name}`;
}

/** What the record of proofs calls the steps of a workflow, where pages show plainer code than the program. */
export function stepsSampleId(name: string): string {
  return `steps/${name}`;
}

/** What the record of proofs calls the program of a workflow. */
export function workflowSampleId(name: string): string {
  return `workflows/${name}`;
}
