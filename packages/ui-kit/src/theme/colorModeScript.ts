import { colorModeKey } from './colorModeKey.ts'

/**
 * A script for the head, before the stylesheets: it puts the colour mode kept on this device onto `<html>` before the
 * first paint, so nothing flashes. Without one, or without storage, the page stays as the server sent it. Its text never
 * changes, so a policy may allow it by nonce or by hash.
 * @example <script nonce={nonce} dangerouslySetInnerHTML={{ __html: colorModeScript }} />
 */
export const colorModeScript = `try{var m=localStorage.getItem("${colorModeKey}");if(m=="dark"||m=="light")document.documentElement.dataset.colorMode=m}catch(e){}`
