// @ts-check

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  reportNeedlessDisables: true,
  reportInvalidScopeDisables: true,
  rules: {
    // Names of the framework's theme and of its custom properties are not ours to choose: `.navbar__inner`,
    // `--ifm-color-primary`.
    'selector-class-pattern': [
      '^[a-z][a-z0-9]*(?:(?:-|--|__|_)[a-z0-9]+)*$',
      { message: 'Expected class selector "%s" to be kebab-case' },
    ],
    'color-function-notation': 'modern',
  },
  overrides: [
    {
      files: ['**/*.module.css'],
      rules: {
        // Compares selectors that never meet in one element: a module holds the classes of one component.
        'no-descending-specificity': null,
        'selector-class-pattern': [
          '^[a-z][a-zA-Z0-9]*$',
          { message: 'Expected class "%s" of a CSS module to be camelCase' },
        ],
        'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
        'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
      },
    },
  ],
};
