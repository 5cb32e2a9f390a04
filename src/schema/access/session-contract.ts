/** The cookie that holds the session's token. */
export const SESSION_COOKIE = 'tribune_session'

/** The cookie by which a browser is known that somebody has logged in with. */
export const DEVICE_COOKIE = 'tribune_device'

/** The cookie of a login whose password was right, while it waits for a second factor. */
export const PENDING_COOKIE = 'tribune_pending_login'

/** The cookie that holds the language which somebody has chosen. Scripts of the page read and write it. */
export const LANGUAGE_COOKIE = 'tribune_language'

/** Where uploaded images are served: `/uploads/{file name}`. */
export const UPLOADS_PATH = '/uploads'

/** The header that tells how many records match in all where the list is the whole answer. */
export const TOTAL_HEADER = 'x-total-count'

/**
 * The key of a read record that counts its changes. An update that carries it is refused with 409 where the record has
 * changed since; one that carries none is written as it is. A backend of the plain contract neither sends nor wants it.
 */
export const VERSION_KEY = 'version'

/** The header of a creation that may be sent again: the same key makes no second record. */
export const IDEMPOTENCY_HEADER = 'idempotency-key'

/** The header of every answer that names its line in the log. */
export const REQUEST_ID_HEADER = 'x-request-id'

/** The code of a refusal: whoever sees the program as somebody else may read alone. */
export const READING_ALONE = 'readingAlone'

/** The code of a refusal: whoever asks must show again who they are. */
export const PROOF_NEEDED = 'proofNeeded'

/** Rows a page holds. */
export const PAGE_SIZE = 25
