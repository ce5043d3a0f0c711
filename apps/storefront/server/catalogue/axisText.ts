import { m } from '../../app/paraglide/messages.js'

/** The label of an axis that a shopper selects by. */
export const axisText = (name: string): string =>
  ({
    'fabric-name': m.axis_fabric(),
    'wallpaper-name': m.axis_wallpaper(),
    'size-display': m.axis_size(),
    'dining-set-size': m.axis_set(),
    'subscription-name': m.axis_subscription(),
    duration: m.axis_duration(),
    format: m.axis_format(),
  })[name] ?? m.axis_style()
