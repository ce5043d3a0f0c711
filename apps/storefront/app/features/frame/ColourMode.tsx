import { ColorModeSwitch } from '@selvedge/ui-kit/ColorModeSwitch'
import { m } from '../../paraglide/messages.js'

/** Light or dark, as kept on this device. It needs script, so it comes with it. */
const ColourMode = () => <ColorModeSwitch label={m.dark_mode()} />

export default ColourMode
