import { lazy, memo, Suspense } from 'react'
import type { CodeFormProps } from './CodeForm.deferred.tsx'

const load = () => import('./CodeForm.deferred.tsx')

/** The server has the form at once and sends it with the page; the browser gets its code after it. */
const CodeForm = import.meta.env.SSR ? (await load()).default : lazy(load)

/** Promo codes, apart from the summary's changes, like `GiftNote`. */
export const CodePart = memo((props: CodeFormProps) => (
  <Suspense>
    <CodeForm {...props} />
  </Suspense>
))
CodePart.displayName = 'CodePart'
