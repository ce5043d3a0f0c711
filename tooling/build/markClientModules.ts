import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const DIRECTIVE = `'use client';`

/** Uses a hook or a context of React that servers do not have, or a library that does. */
const USES_HOOKS =
  /import \{[^}]*\b(?:use(?!Id\b|Memo\b|Callback\b)[A-Z]\w*|createContext|Component)\b[^}]*\} from ['"]react['"]|from ['"](?:@radix-ui\/|react-dom)/
const RENDERS = /from ['"]react\/jsx-runtime['"]/
/** A function that is passed to an element: `onClick: () => close()`, `onClick: handlerOf(x)`, `onClick: close` or `ref: focus`. */
const HANDLER = /\b(?:on[A-Z]\w*|ref): (?:(?:async )?(?:\([^)]*\)|\w+) =>|\w+\(|(\w+))/g

/** Whether a module defines or imports a name, so that it is not a prop of a component. */
const isOwn = (name: string, text: string): boolean =>
  new RegExp(`^\\s*(?:var|const|let|function) ${name}\\b|^import \\{[^}]*\\b${name}\\b`, 'm').test(text)

const handlesEvents = (text: string): boolean =>
  [...text.matchAll(HANDLER)].some(([, name]) => name === undefined || isOwn(name, text))

/** Imports of other modules of the package, without those that only re-export: `import { a, B as C } from "./chunk.js"`. */
const IMPORT = /import \{([^}]*)\} from ['"](\.{1,2}\/[^'"]+)['"]/g

/** Whether a module does what a server component cannot do. */
const isClientOnly = (text: string): boolean =>
  USES_HOOKS.test(text) || (RENDERS.test(text) && handlesEvents(text))

type Module = { readonly file: string; readonly text: string }

/** Whether a module only re-exports. It stays a module of the server, so that a page gets each export from where it is defined. */
const reExports = ({ text }: Module): boolean =>
  text
    .replace(/(?:import|export)\s*(?:\{[^}]*\})?\s*(?:from\s*)?(?:['"][^'"]*['"])?;?/g, '')
    .replace(/\/\/.*/g, '')
    .trim() === ''

/** Whether a module uses an import otherwise than as a component: it calls a function, or reads the `Provider` of a context. */
const isTakenApart = (name: string, text: string): boolean =>
  /^[a-z]/.test(name) || new RegExp(`\\b${name}\\.\\w`).test(text)

/** The modules from which a module takes more than components: a component may be a client component, other values may not. */
const calledModules = ({ file, text }: Module): readonly string[] =>
  [...text.matchAll(IMPORT)].flatMap(([, names = '', path = '']) =>
    names
      .split(',')
      .map((name) => name.trim().split(' as ').at(-1) ?? '')
      .some((name) => name !== '' && isTakenApart(name, text))
      ? [join(dirname(file), path)]
      : [],
  )

/**
 * Adds the directive `'use client'` to the modules of a built package that need a browser's React, so that server components of
 * Next.js and other frameworks can use the package. Modules of pure functions and of plain markup stay without it.
 */
export const markClientModules = (folder: string): void => {
  const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name): Module => ({ file: join(folder, name), text: readFileSync(join(folder, name), 'utf8') }))
    .filter((module) => !reExports(module))
  const client = new Set(modules.filter(({ text }) => isClientOnly(text)).map(({ file }) => file))
  for (let size = -1; size !== client.size; ) {
    size = client.size
    for (const module of modules)
      if (calledModules(module).some((path) => client.has(path))) client.add(module.file)
  }
  for (const { file, text } of modules)
    if (client.has(file) && !text.startsWith(DIRECTIVE)) writeFileSync(file, `${DIRECTIVE}${text}`)
}
