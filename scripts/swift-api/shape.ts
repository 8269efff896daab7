/** `content/records/swift-api/<module>.json` lists what apps can use of a Swift library, by name and type, without code. */
import * as z from 'zod';

const parameter = z.strictObject({
  /** Absent where a call writes none. */
  label: z.string().optional(),
  type: z.string(),
  /** A call can leave it out. */
  default: z.literal(true).optional(),
});

const callable = z.strictObject({
  parameters: z.array(parameter),
  static: z.literal(true).optional(),
  async: z.literal(true).optional(),
  throws: z.literal(true).optional(),
  /** Absent for `Void`, and for an initializer that always succeeds. */
  returns: z.string().optional(),
});

const property = z.strictObject({
  /** Absent where the source doesn't write it and its value doesn't show it. */
  type: z.string().optional(),
  static: z.literal(true).optional(),
  settable: z.literal(true).optional(),
});

const typeApi = z.strictObject({
  kind: z.enum(['class', 'open class', 'struct', 'enum', 'protocol']),
  /** Superclass and protocols. */
  bases: z.array(z.string()),
  inits: z.array(callable).default([]),
  methods: z.record(z.string(), z.array(callable)).default({}),
  properties: z.record(z.string(), property).default({}),
  /** The values of each case, as the parameters of a call. */
  cases: z.record(z.string(), z.array(parameter)).default({}),
  subscripts: z.array(callable).default([]),
  /** Declared, but not for an app. */
  internal: z.array(z.string()).default([]),
});

export const swiftApi = z.strictObject({
  module: z.string(),
  repository: z.string(),
  tag: z.string(),
  types: z.record(z.string(), typeApi),
  functions: z.record(z.string(), z.array(callable)),
  /** Types that an app can't name. */
  internal: z.array(z.string()),
});

export type SwiftParameter = Readonly<z.infer<typeof parameter>>;
export type SwiftCallable = Readonly<z.infer<typeof callable>>;
export type SwiftType = z.infer<typeof typeApi>;
export type SwiftApi = z.infer<typeof swiftApi>;
