import type { CardFieldsSetup } from '@selvedge/identity-client/card-fields'
import { Skeleton } from '@selvedge/ui-kit/Skeleton'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import { cardFrame } from './CardFields.css.ts'

type CardFieldsPlaceholderProps = {
  readonly kind: CardFieldsSetup['kind']
  /** A text about what happens to the card. */
  readonly note: string
}

/** Reserves the space of the card fields while their component loads, so that nothing below them moves. */
export const CardFieldsPlaceholder = ({ kind, note }: CardFieldsPlaceholderProps) => (
  <Stack gap="xs">
    <div className={cardFrame[kind]}>
      <Skeleton shape="panel" />
    </div>
    <Text size="small" tone="muted">
      {note}
    </Text>
  </Stack>
)
