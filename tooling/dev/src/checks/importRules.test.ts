import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../stack/settings.ts'

type Finding = { rule: { name: string }; from: string }

/** Modules that the sample files import. */
const importedModules: Record<string, string> = {
  'packages/analytics/src/index.ts': 'export type Event = string\nexport const push = 1',
  'packages/cart-domain/src/index.ts': 'export const totals = 1',
  'packages/identity-client/src/index.ts': 'export const login = 1',
  'packages/ui-kit/src/Button.tsx': "import 'react'\nexport const Button = 1",
  'packages/commerce-client/src/server/index.ts': 'export const createPayment = 1',
  'apps/identity/src/order.ts': 'export const place = 1',
  'apps/storefront/server/context.ts': 'export type Context = string\nexport const make = 1',
  'apps/storefront/app/i18n/paths.ts': 'export const path = 1',
  'apps/storefront/app/features/cart/Cart.tsx': 'export const Cart = 1',
  'apps/storefront/app/features/cart/load.server.ts': 'export const load = 1',
  'apps/storefront/app/routes/cart.tsx': 'export const route = 1',
  'tooling/dev/src/index.ts': 'export const start = 1',
  'node_modules/react/index.js': 'export {}',
  'node_modules/valibot/index.js': 'export {}',
  'node_modules/left-pad/index.js': 'export {}',
  'package.json': JSON.stringify({ dependencies: { react: '*', valibot: '*', 'left-pad': '*' } }),
  'packages/identity-client/package.json': JSON.stringify({ devDependencies: { 'left-pad': '*' } }),
}

/** A rule, a file that violates it, and the text of that file. */
const violations: [rule: string, file: string, text: string][] = [
  ['no-circular', 'apps/identity/src/egg.ts', "import './hen.ts'"],
  ['no-unresolved', 'apps/identity/src/lost.ts', "import './nowhere.ts'"],
  ['no-undeclared', 'packages/identity-client/src/undeclared.ts', "import 'react'"],
  ['no-dev-dependency-shipped', 'packages/identity-client/src/dev.ts', "import 'left-pad'"],
  [
    'no-package-imports-an-app',
    'packages/identity-client/src/app.ts',
    "import '../../../apps/identity/src/order.ts'",
  ],
  [
    'no-package-imports-an-app',
    'packages/identity-client/src/named.ts',
    "import type {} from '@selvedge/storefront'",
  ],
  ['no-app-imports-another', 'apps/storefront/server/other.ts', "import '../../identity/src/order.ts'"],
  ['no-app-imports-another', 'apps/storefront/server/named.ts', "import '@selvedge/identity'"],
  ['no-app-ships-tooling', 'apps/identity/src/tooling.ts', "import '../../../tooling/dev/src/index.ts'"],
  [
    'apps-import-packages-by-name',
    'apps/identity/src/around.ts',
    "import '../../../packages/cart-domain/src/index.ts'",
  ],
  ['create-brand-imports-only-the-theme', 'packages/create-brand/src/kit.ts', "import '@selvedge/ui-kit'"],
  ['cart-domain-only-by-type', 'packages/identity-client/src/cart.ts', "import '@selvedge/cart-domain'"],
  [
    'cart-domain-only-by-type',
    'packages/commerce-client/src/totals.ts',
    "import { totals } from '../../cart-domain/src/index.ts'",
  ],
  [
    'no-client-imports-another',
    'packages/commerce-client/src/login.ts',
    "import type {} from '@selvedge/identity-client'",
  ],
  [
    'no-package-imports-another',
    'packages/cart-domain/src/cart.ts',
    "import type {} from '@selvedge/commerce-client'",
  ],
  ['no-package-imports-another', 'packages/analytics/src/cart.ts', "import '../../cart-domain/src/index.ts'"],
  [
    'analytics-only-by-type',
    'packages/cart-domain/src/funnel.ts',
    "import { push } from '@selvedge/analytics'",
  ],
  [
    'analytics-only-by-type',
    'packages/cart-domain/src/near.ts',
    "import { push } from '../../analytics/src/index.ts'",
  ],
  [
    'analytics-only-for-cart-domain',
    'packages/identity-client/src/events.ts',
    "import type { Event } from '@selvedge/analytics'",
  ],
  ['packages-run-everywhere', 'packages/cart-domain/src/node.ts', "import 'node:crypto'"],
  ['packages-run-everywhere', 'packages/commerce-client/src/bare.ts', "import 'fs'"],
  ['pure-packages-stay-pure', 'packages/cart-domain/src/react.ts', "import 'react'"],
  ['pure-packages-stay-pure', 'packages/analytics/src/pad.ts', "import 'left-pad'"],
  ['valibot-only-behind-forms', 'packages/cart-domain/src/parse.ts', "import 'valibot'"],
  ['valibot-only-behind-forms', 'packages/analytics/src/parse.ts', "import 'valibot'"],
  ['ui-kit-knows-react-and-styles-only', 'packages/ui-kit/src/Pad.tsx', "import 'left-pad'"],
  [
    'commerce-client-main-without-server',
    'packages/commerce-client/src/index.ts',
    "import './server/index.ts'",
  ],
  [
    'features-never-import-routes',
    'apps/storefront/app/features/cart/Up.tsx',
    "import '../../routes/cart.tsx'",
  ],
  [
    'storefront-app-knows-only-types-of-its-server',
    'apps/storefront/app/routes/direct.tsx',
    "import { make } from '../../server/context.ts'\nmake",
  ],
  [
    'storefront-server-knows-only-locales-of-its-app',
    'apps/storefront/server/up.ts',
    "import '../app/features/cart/Cart.tsx'",
  ],
  [
    'server-modules-stay-on-the-server',
    'apps/storefront/app/features/cart/Leak.tsx',
    "import { load } from './load.server.ts'\nload",
  ],
]

/** Files that violate no rule. */
const validFiles: [file: string, text: string][] = [
  [
    'packages/identity-client/src/result.ts',
    "import type { Result } from '@selvedge/cart-domain'\nexport type A = Result",
  ],
  [
    'packages/cart-domain/src/steps.ts',
    "import type { Event } from '@selvedge/analytics'\nexport type A = Event",
  ],
  [
    'packages/cart-domain/src/cart.type.ts',
    "import type { Line } from './line.type.ts'\nexport type Cart = Line",
  ],
  [
    'packages/cart-domain/src/line.type.ts',
    "import type { Cart } from './cart.type.ts'\nexport type Line = Cart[]",
  ],
  ['packages/cart-domain/src/forms/email.ts', "import 'valibot'"],
  ['packages/cart-domain/src/steps.test.ts', "import 'node:fs'\nimport './steps.ts'"],
  ['packages/ui-kit/src/Link.tsx', "import './Button.tsx'\nimport 'react'"],
  ['packages/commerce-client/src/server/more.ts', "import './index.ts'"],
  [
    'apps/storefront/app/routes/lawful.tsx',
    "import type { Context } from '../../server/context.ts'\nimport '../features/cart/Cart.tsx'\nimport '../i18n/paths.ts'\nimport '@selvedge/cart-domain/forms'\nexport type A = Context",
  ],
  [
    'apps/storefront/server/lawful.ts',
    "import '../app/i18n/paths.ts'\nimport '@selvedge/commerce-client/server'",
  ],
  ['apps/identity/test/order.test.ts', "import '@selvedge/dev'\nimport '../src/order.ts'"],
]

let folder: string
let findings: Finding[]

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), `${text}\n`)
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'selvedge-imports-'))
  for (const [file, text] of Object.entries(importedModules)) write(file, text)
  for (const [, file, text] of violations) write(file, text)
  for (const [file, text] of validFiles) write(file, text)
  write('apps/identity/src/hen.ts', "import './egg.ts'")
  for (const name of ['lint', 'tsconfig'])
    cpSync(join(root, 'tooling', name), join(folder, 'tooling', name), { recursive: true })
  const args = [
    '--config',
    'tooling/lint/dependency-cruiser.cjs',
    '--output-type',
    'json',
    'apps',
    'packages',
    'tooling',
  ]
  const run = spawnSync(join(root, 'node_modules', '.bin', 'depcruise'), args, {
    cwd: folder,
    encoding: 'utf8',
  })
  findings = JSON.parse(run.stdout).summary.violations
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const rulesViolatedBy = (file: string): string[] =>
  findings.filter((finding) => finding.from === file).map((finding) => finding.rule.name)

test.each(violations)('reports %s in %s', (rule, file) => {
  expect(rulesViolatedBy(file)).toContain(rule)
})

test.each(validFiles)('reports nothing in %s', (file) => {
  expect(rulesViolatedBy(file)).toEqual([])
})
