import { Stack } from '@selvedge/ui-kit/Stack'
import { CodeForm, type CodeFormProps } from './CodeForm.tsx'
import { GiftNote, type GiftNoteProps } from './GiftNote.tsx'

export type CartExtrasProps = CodeFormProps &
  GiftNoteProps & {
    /** Whether something in the cart can be given. */
    readonly giftable: boolean
  }

/** What can be added to an order beside its goods. */
const CartExtras = ({ codes, refusal, giftable, ...gift }: CartExtrasProps) => (
  <Stack gap="m">
    <CodeForm codes={codes} refusal={refusal} />
    {giftable ? <GiftNote {...gift} /> : null}
  </Stack>
)

export default CartExtras
