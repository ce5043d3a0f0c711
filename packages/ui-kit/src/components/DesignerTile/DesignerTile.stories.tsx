import type { Meta } from '@storybook/react-vite'
import { DesignerRow, DesignerTile } from '../../index.ts'
import { Example } from '../../stories/images.tsx'
import { courtPrint, hoursPrint, plaidPrint, stripePrint } from '../../stories/prints.ts'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './DesignerTile.docs.ts'
import { designerTileLayouts } from './DesignerTile.variants.ts'

export default {
  title: 'Pieces/DesignerTile',
  component: DesignerTile,
  argTypes: variantArgTypes({ layout: designerTileLayouts }),
  parameters: { guide, sheet: 'brief' },
} satisfies Meta

export const Row = {
  render: () => (
    <DesignerRow>
      <DesignerTile
        name="Imani Okafor"
        href="#imani"
        count="214 designs"
        text="Carves lino in Lagos."
        images={[
          <Example key="1" />,
          <Example key="2" print={courtPrint} />,
          <Example key="3" print={hoursPrint} />,
        ]}
      />
      <DesignerTile
        name="Marit Solberg"
        href="#marit"
        layout="low"
        count="68 designs"
        images={[<Example key="1" />, <Example key="2" print={courtPrint} />]}
      />
      <DesignerTile
        name="Studio Wharf"
        href="#wharf"
        layout="high"
        count="131 designs"
        images={[<Example key="1" print={stripePrint} />, <Example key="2" print={plaidPrint} />]}
      />
    </DesignerRow>
  ),
}

export const Hover = hover(Row)
export const Focus = focus(Row)
export const Active = active(Row)
export const LongText = longText(Row)
export const RightToLeft = rightToLeft(Row)
export const SmallScreen = smallScreen(Row)
