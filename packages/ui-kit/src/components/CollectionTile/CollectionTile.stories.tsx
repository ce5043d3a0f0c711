import type { Meta } from '@storybook/react-vite'
import { CollectionRow, CollectionTile } from '../../index.ts'
import { Example } from '../../stories/images.tsx'
import { courtPrint, hoursPrint, plaidPrint } from '../../stories/prints.ts'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './CollectionTile.docs.ts'
import { collectionTileTones } from './CollectionTile.variants.ts'

export default {
  title: 'Pieces/CollectionTile',
  component: CollectionTile,
  argTypes: variantArgTypes({ tone: collectionTileTones }),
  parameters: { guide, sheet: 'brief' },
} satisfies Meta

export const Row = {
  render: () => (
    <CollectionRow>
      <CollectionTile name="Kitchen garden" href="#kitchen" note="48 designs" image={<Example />} />
      <CollectionTile
        name="After dark"
        href="#dark"
        note="36 designs"
        tone="second"
        image={<Example print={hoursPrint} />}
      />
      <CollectionTile
        name="Small rooms"
        href="#small"
        note="52 designs"
        tone="third"
        image={<Example print={courtPrint} />}
      />
      <CollectionTile
        name="Linen cupboard"
        href="#linen"
        note="77 designs"
        tone="fourth"
        image={<Example print={plaidPrint} />}
      />
    </CollectionRow>
  ),
}

export const Hover = hover(Row)
export const Focus = focus(Row)
export const Active = active(Row)
export const LongText = longText(Row)
export const RightToLeft = rightToLeft(Row)
export const SmallScreen = smallScreen(Row)
