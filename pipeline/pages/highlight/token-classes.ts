import type { ThemeRegistrationRaw } from 'shiki/core';

/** Means "in the color of the code": such a token gets no element. */
export const DEFAULT_COLOR = '#000000';

/**
 * Scopes of TextMate grammars (https://macromates.com/manual/en/language_grammars, "Naming Conventions") by the class
 * that colors them in `app/css/code.css`. The most specific scope wins, so a scope with an empty class takes its tokens
 * out of a wider one. Names are short since every sample repeats them.
 */
const scopesByClass: Readonly<Record<string, readonly string[]>> = {
  c: [
    'comment',
    'punctuation.definition.comment',
    'string.quoted.docstring',
    'string.quoted.docstring punctuation.definition.string',
  ],
  s: ['string', 'punctuation.definition.string', 'markup.inline.raw'],
  k: [
    'keyword',
    'storage',
    'variable.language',
    'keyword.operator.new',
    'keyword.operator.expression',
    'keyword.operator.logical.python',
    'keyword.operator.await',
  ],
  f: ['entity.name.function', 'support.function', 'meta.function-call.generic.python', 'entity.name.command'],
  n: [
    'constant.numeric',
    'constant.language',
    'constant.character',
    'support.constant',
    'constant.other.option',
  ],
  t: [
    'entity.name.type',
    'entity.name.class',
    'entity.name.namespace',
    'entity.other.inherited-class',
    'support.type',
    'support.class',
    'storage.type.java',
    'storage.type.generic.java',
    'storage.type.object.array.java',
  ],
  p: [
    'support.type.property-name',
    'meta.object-literal.key',
    'entity.other.attribute-name',
    'entity.name.tag.yaml',
    'variable.parameter',
    'variable.declaration',
    'variable.other.assignment',
    'variable.other.readwrite.instance',
    'keyword.other.definition',
    'entity.name.variable.property',
    'support.other.http.header',
  ],
  g: ['entity.name.tag'],
  i: ['markup.inserted', 'punctuation.definition.inserted'],
  d: ['markup.deleted', 'punctuation.definition.deleted'],
  [DEFAULT_COLOR]: [
    'keyword.operator',
    'storage.modifier.import',
    'storage.type.function.arrow',
    'string.unquoted.argument',
    'punctuation.section.embedded',
    'meta.template.expression',
    'meta.embedded',
  ],
};

/** A theme whose colors are the classes: what Shiki calls the color of a token is the class to write. */
export const classTheme: ThemeRegistrationRaw = {
  name: 'token-classes',
  type: 'dark',
  fg: DEFAULT_COLOR,
  colors: { 'editor.foreground': DEFAULT_COLOR },
  settings: [
    { settings: { foreground: DEFAULT_COLOR } },
    ...Object.entries(scopesByClass).map(([foreground, scope]) => ({
      scope: [...scope],
      settings: { foreground },
    })),
  ],
};
