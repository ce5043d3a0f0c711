import { divider } from './Divider.css.ts'

/** A horizontal line; `strong` is the darker one below a page title. */
export const Divider = ({ tone = 'line' }: { readonly tone?: 'line' | 'strong' | undefined }) => (
  <hr className={divider[tone]} />
)
