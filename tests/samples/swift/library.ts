/** The public API of the libraries that a Swift sample imports, from `content/records/swift-api/`. */
import { readText, memoizedSync, RECORDS } from '../../../pipeline/cache/index.ts';
import {
  swiftApi,
  type SwiftApi,
  type SwiftCallable,
  type SwiftType,
} from '../../../scripts/swift-api/shape.ts';
import { APPLE_MEMBERS, MADE_WITHOUT_ARGUMENTS } from './apple.ts';

const MODULES = ['BasisTheoryElements', 'ThreeDS'] as const;

const read = memoizedSync((file: string): SwiftApi => swiftApi.parse(JSON.parse(readText(file))));

/** One module's record. */
export const recordedApi = (module: string): SwiftApi => read(`${RECORDS.swiftApi}/${module}.json`);

/** Ends the type of `a?.b`, whose own properties and methods need no other `?`. */
export const CHAINED = '¿';
/** A type without the marks of an optional: `JSON?` is `JSON`. */
export const bare = (type: string): string => type.replace(/[?!¿]+$/, '').replace(/^\((.*->.*)\)$/, '$1');
/** Whether a value must be unwrapped first. */
export const isOptional = (type: string): boolean => /[?¿]$/.test(type);
/** What an array, an optional, or a publisher has inside. */
export const inside = (type: string): string | undefined =>
  /^\[([^:]+)\]$/.exec(bare(type))?.[1] ??
  /^PassthroughSubject<(\w+), /.exec(bare(type))?.[1] ??
  (isOptional(type) ? bare(type) : undefined);

/** A property's type, a method's overloads, or what Apple's superclass has. */
export type Member =
  | {
      readonly kind: 'property';
      readonly type?: string;
      readonly settable: boolean;
      readonly isStatic: boolean;
    }
  | { readonly kind: 'method'; readonly overloads: readonly SwiftCallable[] }
  | { readonly kind: 'case'; readonly type: string }
  | { readonly kind: 'apple' };

/** The libraries that one sample imports. */
export class Libraries {
  readonly modules: readonly SwiftApi[];

  constructor(imported: readonly string[]) {
    this.modules = MODULES.filter((module) => imported.includes(module)).map(recordedApi);
  }

  type(name: string): SwiftType | undefined {
    return this.modules.map(({ types }) => types[name]).find((type) => type !== undefined);
  }

  /** Whether a library declares the name, but not for apps. */
  isInternal(name: string): boolean {
    return this.modules.some(({ internal }) => internal.includes(name));
  }

  functions(name: string): readonly SwiftCallable[] {
    return this.modules.flatMap(({ functions }) => functions[name] ?? []);
  }

  /** A type and its superclasses, up to the one that Apple has. */
  ancestors(name: string): readonly string[] {
    return [name, ...(this.type(name)?.bases ?? []).flatMap((base) => this.ancestors(base))];
  }

  /** Undefined if neither the type nor a superclass has it. */
  member(typeName: string, name: string): Member | undefined {
    const line = this.ancestors(typeName);
    const types = line.map((ancestor) => this.type(ancestor));
    const overloads = types.flatMap((type) => type?.methods[name] ?? []);
    if (overloads.length > 0) return { kind: 'method', overloads };
    const property = types.map((type) => type?.properties[name]).find((found) => found !== undefined);
    if (property)
      return {
        kind: 'property',
        ...(property.type !== undefined && { type: property.type }),
        settable: property.settable ?? false,
        isStatic: property.static ?? false,
      };
    if (types.some((type) => type?.cases[name])) return { kind: 'case', type: typeName };
    if (line.some((ancestor) => APPLE_MEMBERS[ancestor]?.includes(name))) return { kind: 'apple' };
    const dynamic = types
      .flatMap((type) => type?.subscripts ?? [])
      .find(({ parameters: [first] }) => first?.label === 'dynamicMember');
    return dynamic?.returns === undefined
      ? undefined
      : { kind: 'property', type: dynamic.returns, settable: false, isStatic: false };
  }

  /** The initializers that an app can call. */
  initializers(name: string): readonly SwiftCallable[] {
    const made = this.ancestors(name).some((ancestor) => MADE_WITHOUT_ARGUMENTS.includes(ancestor));
    return [...(this.type(name)?.inits ?? []), ...(made ? [{ parameters: [] }] : [])];
  }

  /** Whether a value of one type can be passed for the other. */
  fits(given: string, wanted: string): boolean {
    const [from, to] = [bare(given), bare(wanted)];
    if (isOptional(given) && !isOptional(wanted) && to !== 'Any') return false;
    if (to === 'Any' || from === to) return true;
    const known = (name: string): boolean => this.type(name) !== undefined || LITERALS.has(name);
    return !known(from) || !known(to) || this.ancestors(from).includes(to);
  }
}

const LITERALS = new Set(['String', 'Int', 'Bool']);
