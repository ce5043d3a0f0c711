import { Disclosure } from '@selvedge/ui-kit/Disclosure'
import { lazy, memo, Suspense } from 'react'
import { m } from '../../paraglide/messages.js'
import type { CodeFormProps } from './CodeForm.deferred.tsx'

const load = () => import('./CodeForm.deferred.tsx')

/** The server has the form at once and sends it with the page; the browser gets its code after it. */
const CodeForm = import.meta.env.SSR ? (await load()).default : lazy(load)

/** Promo codes, apart from the summary's changes, like `GiftNote`. What is below has its place before the code is here. */
export const CodePart = memo((props: CodeFormProps) => (
  <Suspense fallback={<Disclosure label={m.promo_label()}>{null}</Disclosure>}>
    <CodeForm {...props} />
  </Suspense>
))
CodePart.displayName = 'CodePart'
