import { components } from './components.ts'

const entry = (name: string, source: string) => ({
  types: `./dist/types/${source}.d.ts`,
  import: `./dist/${name}.js`,
})

/** The `exports` of package.json: the whole kit, the theme, a subpath a component, the stylesheet, the styles of each component, and the fonts. */
export const packageExports = (): Record<string, unknown> => ({
  '.': entry('index', 'index'),
  './theme': entry('theme', 'theme/index'),
  ...Object.fromEntries(components().map((name) => [`./${name}`, entry(name, `components/${name}/index`)])),
  './styles.css': './dist/styles.css',
  './styles/*': { types: './dist/styles/*.d.ts', import: './dist/styles/*.js' },
  './fonts/*': './dist/fonts/*',
  './package.json': './package.json',
})
