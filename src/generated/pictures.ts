// Generated from entities/app.ts: edit that instead, then run "npm run generate".
import logoFile from '../../entities/pictures/logo.svg?no-inline'
import loginPictureFile from '../../entities/pictures/pitch.svg?no-inline'

/** At the head of the menu. */
export const logo: string = logoFile

/** Beside the login. */
export const loginPicture: string | undefined = loginPictureFile
