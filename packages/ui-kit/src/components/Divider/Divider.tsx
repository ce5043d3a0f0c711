import { divider } from './Divider.css.ts'
import type { dividerTones } from './Divider.variants.ts'

/** A horizontal line; `strong` is the darker one below a page title. */
export const Divider = ({ tone = 'line' }: { readonly tone?: (typeof dividerTones)[number] | undefined }) => (
  <hr className={divider[tone]} />
)
