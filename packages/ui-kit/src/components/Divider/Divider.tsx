import { divider } from './Divider.css.ts'

/** A hairline; in ink under a page's title. */
export const Divider = ({ tone = 'line' }: { readonly tone?: 'line' | 'ink' | undefined }) => (
  <hr className={divider[tone]} />
)
