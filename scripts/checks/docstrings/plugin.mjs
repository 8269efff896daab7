// @ts-check
/** Rules about doc comments that Oxlint doesn't have. It runs them as a plugin, see .oxlintrc.json. */

/**
 * @typedef {object} Node
 * @property {string} type
 * @property {[number, number]} range
 * @property {Node} [declaration]
 * @property {Node | null} [source]
 * @property {Node[]} [specifiers]
 * @property {Node} [local]
 * @property {Node | null} [id]
 * @property {Node[]} [params]
 * @property {Node[]} [body]
 * @property {Node} [left]
 * @property {Node} [parameter]
 * @property {string} [name]
 *
 * @typedef {object} Comment
 * @property {string} type
 * @property {string} value
 *
 * @typedef {object} Context
 * @property {{ getCommentsBefore(node: Node): Comment[] }} sourceCode
 * @property {(problem: { node: Node, message: string }) => void} report
 */

const FUNCTIONS = new Set(['FunctionDeclaration', 'TSDeclareFunction']);
const DOCUMENTED = new Set([...FUNCTIONS, 'ClassDeclaration']);
/** A description says nothing when its words are these and the name's. */
const EMPTY_WORDS = new Set([
  'a',
  'an',
  'the',
  'this',
  'of',
  'for',
  'and',
  'its',
  'function',
  'class',
  'i',
  'in',
  'to',
]);

/**
 * The text of a declaration's doc comment without its stars, or undefined.
 *
 * @param {Context} context
 * @param {Node} statement
 */
function docstring(context, statement) {
  const comment = context.sourceCode.getCommentsBefore(statement).at(-1);
  if (comment?.type !== 'Block' || !comment.value.startsWith('*')) return undefined;
  return comment.value
    .slice(1)
    .replaceAll(/^[ \t]*\* ?/gm, '')
    .trim();
}

/**
 * What stands before the first tag.
 *
 * @param {string} text
 */
function description(text) {
  return (/^(?:(?!^@)[^])*/m.exec(text)?.[0] ?? '').trim();
}

/**
 * The declarations of a module's functions and classes with the statement that a doc comment stands before.
 *
 * @param {Node} program
 */
function declarations(program) {
  const exportedByName = new Set(
    (program.body ?? []).flatMap(({ type, source, specifiers = [] }) =>
      type === 'ExportNamedDeclaration' && !source ? specifiers.map(({ local }) => local?.name) : [],
    ),
  );
  return (program.body ?? []).flatMap((statement) => {
    const exporting = /^Export(?:Named|Default)Declaration$/.test(statement.type);
    const node = exporting ? statement.declaration : statement;
    if (!node || !DOCUMENTED.has(node.type)) return [];
    const name = node.id?.name ?? 'default';
    return [{ statement, node, name, isExported: exporting || exportedByName.has(name) }];
  });
}

/**
 * A rule that looks at the functions and classes of a module.
 *
 * @param {(context: Context, found: ReturnType<typeof declarations>) => void} look
 */
function rule(look) {
  return {
    create: (/** @type {Context} */ context) => ({
      Program: (/** @type {Node} */ program) => {
        look(context, declarations(program));
      },
    }),
  };
}

const exported = rule((context, found) => {
  // Overloads share the comment of one of them.
  const described = new Set(
    found.flatMap(({ statement, name }) => (docstring(context, statement) === undefined ? [] : name)),
  );
  const reported = new Set(described);
  for (const { node, name, isExported } of found) {
    if (!isExported || reported.has(name)) continue;
    reported.add(name);
    context.report({ node, message: `Describe "${name}", which is exported, in a doc comment.` });
  }
});

/**
 * The name of a parameter, or undefined where it's taken apart.
 *
 * @param {Node | undefined} node
 * @returns {string | undefined}
 */
function parameterName(node) {
  if (node === undefined) return undefined;
  return node.name ?? parameterName(node.left ?? node.parameter);
}

const parameters = rule((context, found) => {
  for (const { statement, node, name } of found) {
    const text = docstring(context, statement);
    const params = node.params ?? [];
    if (text === undefined || !FUNCTIONS.has(node.type)) continue;
    const names = params.map((param) => (param.type === 'RestElement' ? undefined : parameterName(param)));
    // A doc comment gives what is taken apart, and the rest, a name of its own.
    if (names.includes(undefined)) continue;
    for (const [, documented = ''] of text.matchAll(/^@param\s+(?:\{.*\}\s+)?\[?(\w+)/gm)) {
      if (names.includes(documented)) continue;
      context.report({ node, message: `"${name}" has no parameter "${documented}".` });
    }
  }
});

const informative = rule((context, found) => {
  for (const { statement, node, name } of found) {
    const text = description(docstring(context, statement) ?? '');
    if (text === '') continue;
    if (!/^[^a-z].*[.?!`:)]$/s.test(text))
      context.report({
        node,
        message: `Describe "${name}" in sentences, with a capital letter and a period.`,
      });
    const own = new Set(name.split(/(?=[A-Z])|_/).map((word) => word.toLowerCase()));
    const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
    if (words.every((word) => own.has(word) || EMPTY_WORDS.has(word)))
      context.report({ node, message: `Say more about "${name}" than its name says.` });
  }
});

export default { meta: { name: 'docstrings' }, rules: { exported, parameters, informative } };
