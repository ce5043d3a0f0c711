import type { Obstacle } from '../../../server/cart/cartViews.ts'
import { m } from '../../paraglide/messages.js'

/** Why a cart cannot go on to checkout, in words that name what to do (spec §5, §8). */
export const obstacleText = (obstacle: Obstacle): string => {
  switch (obstacle.kind) {
    case 'unavailable':
      return m.item_unavailable()
    case 'plus-not-alone':
      return m.order_plus_alone()
    case 'plus-active':
      return m.order_plus_active()
    case 'below-minimum':
      return m.minimum_missing({ minimum: obstacle.minimum, missing: obstacle.missing })
  }
}
