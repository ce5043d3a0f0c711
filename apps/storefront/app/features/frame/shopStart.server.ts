import type { ShopContext } from '../../../server/context/createContext.ts'
import { m } from '../../paraglide/messages.js'

/**
 * The category to which "Start shopping" links lead: printed fabric, or the first category of a site that sells a
 * selection.
 */
export const shopStart = ({ site, paths }: Pick<ShopContext, 'site' | 'paths'>) => {
  const [first] = site.categories
  return first
    ? { label: m.start_shopping(), href: paths.category(first) }
    : { label: m.empty_action(), href: paths.category('printed-fabric') }
}
