import type { Meta } from '@storybook/react-vite'
import { CollectionRow, CollectionTile } from '../../index.ts'
import { Example } from '../../stories/pictures.tsx'
import { court, hours, plaid } from '../../stories/prints.ts'

export default { title: 'Pieces/CollectionTile' } satisfies Meta

export const Row = {
  render: () => (
    <CollectionRow>
      <CollectionTile name="Kitchen garden" href="#kitchen" note="48 designs" picture={<Example />} />
      <CollectionTile
        name="After dark"
        href="#dark"
        note="36 designs"
        tone="second"
        picture={<Example print={hours} />}
      />
      <CollectionTile
        name="Small rooms"
        href="#small"
        note="52 designs"
        tone="third"
        picture={<Example print={court} />}
      />
      <CollectionTile
        name="Linen cupboard"
        href="#linen"
        note="77 designs"
        tone="fourth"
        picture={<Example print={plaid} />}
      />
    </CollectionRow>
  ),
}
