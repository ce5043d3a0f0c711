import { components } from './components.ts'

// In Node 20.19 and later, `require` can load ES modules. For `require`, Node uses the condition `default`.
const entry = (name: string, source: string) => ({
  types: `./dist/types/${source}.d.ts`,
  import: `./dist/${name}.js`,
  default: `./dist/${name}.js`,
})

/** The entry of a component. The condition `styled` adds its CSS. */
const componentEntry = (name: string) => {
  const { types, ...plain } = entry(name, `components/${name}/index`)
  return { types, styled: `./dist/styled/${name}.js`, ...plain }
}

/**
 * The `exports` of package.json: the whole kit, the theme, a subpath for each component, the stylesheet, the styles of
 * each component, and the fonts.
 */
export const packageExports = (): Record<string, unknown> => ({
  '.': entry('index', 'index'),
  './theme': entry('theme', 'theme/index'),
  ...Object.fromEntries(components().map((name) => [`./${name}`, componentEntry(name)])),
  // TypeScript 7 reports an import of CSS without a declaration.
  './styles.css': { types: './dist/styles.css.d.ts', default: './dist/styles.css' },
  './styles/*': {
    types: './dist/styles/*.d.ts',
    import: './dist/styles/*.js',
    default: './dist/styles/*.js',
  },
  './fonts/*': './dist/fonts/*',
  './package.json': './package.json',
})
