/** The part of the converter that this project calls; the package (6.3) ships no types. */
declare module 'openapi-to-postmanv2' {
  interface Conversion {
    readonly result: boolean;
    /** Why there is no result. */
    readonly reason?: string;
    readonly output?: readonly { readonly type: 'collection'; readonly data: object }[];
  }

  interface Options {
    readonly folderStrategy?: 'Paths' | 'Tags';
    /** Whether values come from the examples of the description or are made up from its schemas. */
    readonly parametersResolution?: 'Example' | 'Schema';
    /** Whether optional parameters are sent. */
    readonly enableOptionalParameters?: boolean;
    readonly alwaysInheritAuthentication?: boolean;
  }

  const converter: {
    convertV2(
      input: { readonly type: 'json'; readonly data: object },
      options: Options,
      callback: (error: Error | null, conversion: Conversion) => void,
    ): void;
  };
  export = converter;
}
