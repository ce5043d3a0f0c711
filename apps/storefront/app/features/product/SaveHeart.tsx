import { HeartIcon } from '@selvedge/ui-kit/Icon'
import { IconButton } from '@selvedge/ui-kit/IconButton'
import { m } from '../../paraglide/messages.js'
import { useSaving } from './useSaving.ts'

type SaveHeartProps = { readonly sku: string; readonly saved: boolean }

/** Saves the chosen variant to the wishlist, or takes it off. Filled at once; empty again if the shop says no. */
export const SaveHeart = ({ sku, saved: known }: SaveHeartProps) => (
  <IconButton
    type="submit"
    form="heart"
    label={m.wishlist_save()}
    aria-pressed={useSaving(sku, known).saved}
    icon={<HeartIcon />}
    tone="framed"
    size="l"
  />
)
