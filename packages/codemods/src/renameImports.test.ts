import { expect, test } from 'vitest'
import { renameImports } from './renameImports.ts'

const changed = (text: string, fileName = 'file.tsx') => renameImports(fileName, text).text

test('renames an import and its uses', () => {
  const { text, renamed } = renameImports(
    'cart.ts',
    "import { type CartLike, viewCart } from '@selvedge/cart-domain'\n\ntrack(viewCart(cart))\n",
  )
  expect(text).toBe(
    "import { type CartLike, viewCartEvent } from '@selvedge/cart-domain'\n\ntrack(viewCartEvent(cart))\n",
  )
  expect(renamed).toEqual([{ line: 1, from: 'viewCart', to: 'viewCartEvent' }])
})

test('renames components, their types and the entries of a package', () => {
  expect(
    changed(`import { OrderBar, type OrderBarProps } from "@selvedge/ui-kit/OrderBar"
const Bar = (props: OrderBarProps) => <OrderBar {...props}></OrderBar>
`),
  ).toBe(`import { CollapsibleOrderSummary, type CollapsibleOrderSummaryProps } from "@selvedge/ui-kit/CollapsibleOrderSummary"
const Bar = (props: CollapsibleOrderSummaryProps) => <CollapsibleOrderSummary {...props}></CollapsibleOrderSummary>
`)
})

test('keeps the keys of objects and the exported names of the file', () => {
  expect(
    changed(`import { purchase } from '@selvedge/cart-domain'
export const events = { purchase }
export { purchase }
export { email as emailSchema, phone } from '@selvedge/cart-domain/forms'
`),
  ).toBe(`import { purchaseEvent } from '@selvedge/cart-domain'
export const events = { purchase: purchaseEvent }
export { purchaseEvent as purchase }
export { emailField as emailSchema, phoneField as phone } from '@selvedge/cart-domain/forms'
`)
})

test('leaves local names alone that only look like the import', () => {
  const text = `import { phone } from '@selvedge/cart-domain/forms'
const call = (phone: string) => ({ phone, other: user.phone })
`
  expect(changed(text)).toBe(text.replace('{ phone } from', '{ phoneField } from'))
})

test('uses the old name as an alias when the file has the new name already', () => {
  expect(
    changed(`import { email } from '@selvedge/cart-domain/forms'
const emailField = document.querySelector('input')
use(email, emailField)
`),
  ).toBe(`import { emailField as email } from '@selvedge/cart-domain/forms'
const emailField = document.querySelector('input')
use(email, emailField)
`)
})

test('changes only the imported name of an import with an alias', () => {
  expect(changed("import { Login as Result } from '@selvedge/identity-client'\nlet result: Result\n")).toBe(
    "import { LoginResult as Result } from '@selvedge/identity-client'\nlet result: Result\n",
  )
})

test('renames the members of a namespace, in values, types and JSX', () => {
  expect(
    changed(`import * as kit from '@selvedge/ui-kit'
const props: kit.MiniLineProps = {}
const line = <kit.MiniLine {...props} />
const own = { kit: other.MiniLine }
`),
  ).toBe(`import * as kit from '@selvedge/ui-kit'
const props: kit.CompactLineItemProps = {}
const line = <kit.CompactLineItem {...props} />
const own = { kit: other.MiniLine }
`)
})

test('renames import types, and what import() and require() load', () => {
  expect(
    changed(`let space: import('@selvedge/ui-kit').Space
const { viewCart } = await import('@selvedge/cart-domain')
const { pageEvent: page } = require('@selvedge/analytics')
`),
  ).toBe(`let space: import('@selvedge/ui-kit').SpaceName
const { viewCartEvent: viewCart } = await import('@selvedge/cart-domain')
const { pageViewEvent: page } = require('@selvedge/analytics')
`)
})

test('renames the members of a module that import() or require() returns', () => {
  expect(
    changed(`const domain = await import('@selvedge/cart-domain')
const analytics = require('@selvedge/analytics')
domain.viewCart(analytics.pageEvent())
`),
  ).toBe(`const domain = await import('@selvedge/cart-domain')
const analytics = require('@selvedge/analytics')
domain.viewCartEvent(analytics.pageViewEvent())
`)
})

test('renames the entries of styles, and entries in other calls', () => {
  expect(changed("import '@selvedge/ui-kit/styles/OrderBar'\nvi.mock('@selvedge/ui-kit/OrderBar')\n")).toBe(
    "import '@selvedge/ui-kit/styles/CollapsibleOrderSummary'\nvi.mock('@selvedge/ui-kit/CollapsibleOrderSummary')\n",
  )
})

test('lists what was renamed in the order of the lines', () => {
  const { renamed } = renameImports(
    'file.ts',
    "import * as kit from '@selvedge/ui-kit'\nimport { viewCart } from '@selvedge/cart-domain'\nkit.Steps\n",
  )
  expect(renamed.map(({ line }) => line)).toEqual([2, 3])
})

test('renames nothing of other packages, and in strings and comments', () => {
  const text = `import { viewCart } from './viewCart'
import { Steps } from 'other-kit'
// viewCart of @selvedge/cart-domain
const text = 'import { viewCart } from "@selvedge/cart-domain"'
viewCart(<Steps />)
`
  expect(renameImports('file.tsx', text)).toMatchObject({ text, renamed: [], toCheck: [] })
})

test('lists members with renamed names without changing them', () => {
  const text = `import { createIdentityClient } from '@selvedge/identity-client'
const client = createIdentityClient({ url })
const page = await client.cardPage(token, order)
`
  expect(renameImports('pay.ts', text)).toMatchObject({
    text,
    renamed: [],
    toCheck: [{ line: 3, from: 'cardPage', to: 'startCardPage' }],
  })
})

test('changes nothing when it reads its own result', () => {
  const once = changed(`import { Steps, type StepsProps } from '@selvedge/ui-kit'
export const steps = (props: StepsProps) => <Steps {...props} />
`)
  expect(renameImports('file.tsx', once)).toMatchObject({ text: once, renamed: [], toCheck: [] })
})

test('reports a file with syntax errors, and renames what it can', () => {
  const broken = "import { viewCart } from '@selvedge/cart-domain'\nviewCart(cart\n"
  expect(renameImports('cart.ts', broken)).toMatchObject({
    text: "import { viewCartEvent } from '@selvedge/cart-domain'\nviewCartEvent(cart\n",
    hasSyntaxErrors: true,
  })
  expect(renameImports('cart.ts', `${broken})`).hasSyntaxErrors).toBe(false)
})
