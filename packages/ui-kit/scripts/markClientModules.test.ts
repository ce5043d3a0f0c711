import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { markClientModules } from '@selvedge/build/markClientModules'
import { expect, it } from 'vitest'

const isMarked = (text: string): boolean => text.startsWith("'use client';")

/** Builds a package of modules, and returns which of them are marked. */
const markedOf = (modules: Readonly<Record<string, string>>): string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'client-modules-'))
  for (const [name, text] of Object.entries(modules)) writeFileSync(join(folder, `${name}.js`), text)
  markClientModules(folder)
  markClientModules(folder)
  const texts = Object.keys(modules).map((name) => [name, readFileSync(join(folder, `${name}.js`), 'utf8')])
  rmSync(folder, { recursive: true })
  for (const [, text = ''] of texts) expect(text.match(/use client/g)?.length ?? 0).toBeLessThan(2)
  return texts.flatMap(([name = '', text = '']) => (isMarked(text) ? [name] : []))
}

const jsx = 'import { jsx } from "react/jsx-runtime";\n'

it('marks modules with hooks, contexts, Radix, and functions of their own at elements', () => {
  expect(
    markedOf({
      state: 'import { useId, useState } from "react";\nexport const State = () => useState(0);',
      context: "import { createContext } from 'react';\nexport const Context = createContext(0);",
      radix: 'import * as Dialog from "@radix-ui/react-dialog";\nexport const Root = Dialog.Root;',
      inline: `${jsx}export const Close = () => jsx("button", { onClick: () => close() });`,
      named: `${jsx}function close() {}\nexport const Close = () => jsx("button", { onClick: close });`,
      within: `${jsx}export const Close = () => {\n  const close = () => 0;\n  return jsx("button", { onClick: close });\n};`,
      ref: `${jsx}function focus() {}\nexport const Focused = () => jsx("button", { ref: focus });`,
    }),
  ).toEqual(['state', 'context', 'radix', 'inline', 'named', 'within', 'ref'])
})

it('marks modules that call functions or take apart values of marked modules, but not those that render their components', () => {
  const state = 'import { useState } from "react";\nfunction useIt() { useState(0) }\nexport { useIt, It };'
  expect(
    markedOf({
      state,
      calls: 'import { useIt } from "./state.js";\nexport const B = () => useIt();',
      provides: `${jsx}import { It } from "./state.js";\nexport const C = () => jsx(It.Provider, {});`,
      renders: `${jsx}import { It } from "./state.js";\nexport const D = () => jsx(It, {});`,
      exports:
        'import {\n  It\n} from "./state.js";\nexport {\n  It\n};\n//# sourceMappingURL=exports.js.map',
    }),
  ).toEqual(['state', 'calls', 'provides'])
})

it('does not mark modules of pure functions, of plain markup, and with hooks that servers have', () => {
  expect(
    markedOf({
      pure: 'export const add = (a, b) => a + b;',
      markup: `${jsx}export const Chip = ({ onRemove }) => jsx("button", { onClick: onRemove });`,
      ids: `${jsx}import { useId } from "react";\nexport const Field = () => jsx("p", { id: useId() });`,
      options: 'export const client = { onError: () => undefined };',
    }),
  ).toEqual([])
})

const dist = new URL('../dist', import.meta.url).pathname
const textOf = (name: string): string => readFileSync(join(dist, name), 'utf8')
const exportsOf = (text: string): readonly string[] =>
  [...text.matchAll(/export \{([^}]*)\}/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  )

/** Whether the module of the built package that defines a component is marked. */
const isClientComponent = (component: string): boolean => {
  const defines = new RegExp(`^(?:var|const|function) ${component}\\b`, 'm')
  const found = readdirSync(dist).find(
    (name) =>
      name.endsWith('.js') && defines.test(textOf(name)) && exportsOf(textOf(name)).includes(component),
  )
  if (!found) throw new Error(`${component} is in no module of dist`)
  return isMarked(textOf(found))
}

it('marks the components of the built package that need JavaScript, and no others', () => {
  const client = [
    'Dialog',
    'LinkProvider',
    'CookieConsent',
    'ImageZoom',
    'Header',
    'Image',
    'QuantityStepper',
  ]
  const server = [
    'Field',
    'TextInput',
    'Select',
    'Heading',
    'Button',
    'ProductCard',
    'ErrorState',
    'imagePreload',
  ]
  expect([...client, ...server].filter(isClientComponent)).toEqual(client)
})

it('exports no functions but components and hooks from marked modules of the built package', () => {
  const published = exportsOf(textOf('index.js'))
  expect(published.length).toBeGreaterThan(100)
  const functions = readdirSync(dist)
    .filter((name) => name.endsWith('.js') && isMarked(textOf(name)))
    .flatMap((name) => exportsOf(textOf(name)))
    .filter((name) => published.includes(name) && /^(?!use[A-Z])[a-z]/.test(name))
  expect(functions).toEqual([])
})
