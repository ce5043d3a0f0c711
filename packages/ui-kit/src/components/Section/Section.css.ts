import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { layout } from '../../theme/layout.ts'
import { blocksBrandSelector } from '../../theme/mixins.ts'
import { radius } from '../../theme/radius.ts'

export const section = recipe({
  base: { paddingTop: layout.section },
  variants: {
    tone: {
      page: {},
      raised: {
        background: vars.color.raised,
        paddingBlock: layout.band,
        marginTop: layout.section,
        selectors: { [blocksBrandSelector]: { marginInline: layout.side, borderRadius: radius.block } },
      },
    },
  },
})
