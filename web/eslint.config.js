import js from '@eslint/js'
import { defineConfig, globalIgnores } from 'eslint/config'
import svelte from 'eslint-plugin-svelte'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default defineConfig(
  globalIgnores(['public/']),
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  // Prettier sees to how things are laid out.
  svelte.configs.prettier,
  {
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      // TypeScript finds names that are not there, and knows those of the browser.
      'no-undef': 'off',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // State is replaced and compared ($state.raw), not changed in place.
      'svelte/prefer-svelte-reactivity': 'off',
      // A space in braces is one that Svelte would trim at the edge of a block.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  {
    // Rules that ask for types take a minute in components; svelte-check reads the types there.
    files: ['**/*.svelte', '**/*.js'],
    extends: [ts.configs.disableTypeChecked],
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
)
