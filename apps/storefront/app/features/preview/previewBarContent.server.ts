import type { ShopContext } from '../../../server/context/createContext.ts'
import { m } from '../../paraglide/messages.js'

/** The texts of the bar on each page of a preview. */
export const previewBarContent = ({ draft }: NonNullable<ShopContext['preview']>) => ({
  text: m.preview_text({ draft }),
  end: m.preview_end(),
})
