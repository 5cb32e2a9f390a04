import type { CodeGroup } from '../code-entry.ts'
import { clubFile } from '../example-files.ts'

const usual = "...crud('/api/club', { sends: 'json', one: 'club', many: 'clubs' })"

function endpoints(code: string): string {
  return `{\n    ${usual},\n    ${code},\n  }`
}

/** Endpoints that cannot carry their input. */
export const endpointCodes = {
  E140: {
    title: 'An endpoint does not say which record it means',
    example: {
      files: {
        'club.ts': clubFile({
          endpoints: endpoints("read: { method: 'GET', path: '/api/club/read', answer: 'club' }"),
        }),
      },
      says: [
        'entities/club.ts:11:34 E140 club.endpoints.read.path: "/api/club/read" does not say which record, and a GET has no body; expected a path with :id; write /api/club/read/:id',
      ],
    },
    fix: 'Write :id into the path. Only a call with a body may do without: it sends the id in it.',
  },
  E141: {
    title: 'An endpoint has an unknown parameter',
    example: {
      files: {
        'club.ts': clubFile({
          endpoints: endpoints("read: { method: 'GET', path: '/api/club/:code', answer: 'club' }"),
        }),
      },
      says: [
        'entities/club.ts:11:34 E141 club.endpoints.read.path: ":code" stands for nothing; expected :id, the only parameter, once',
      ],
    },
    fix: 'The one parameter there is is :id, in the paths of read, update and destroy.',
  },
  E142: {
    title: 'An entity with images does not send multipart',
    example: {
      files: {
        'club.ts': clubFile({
          fields: "{ name: text({ label: 'Nom' }), logo: image({ label: 'Logo' }) }",
        }),
      },
      says: [
        'entities/club.ts:10:41 E142 club.endpoints.create.body: there is "json", but "logo" is sent as a file; expected "multipart", as crud(…, { sends: \'multipart\', … }) has it',
      ],
    },
    fix: "Write sends: 'multipart' in crud(…), or body: 'multipart' in create and update.",
  },
  E143: {
    title: 'A call that saves a form sends none of it',
    example: {
      files: {
        'club.ts': clubFile({ endpoints: endpoints("create: { method: 'POST', path: '/api/club/create' }") }),
      },
      says: [
        "entities/club.ts:11:5 E143 club.endpoints.create.body: nothing of the form would be sent; write body: 'json', or 'multipart' where there are images",
      ],
    },
    fix: "Give create and update a method with a body, and say how it travels: body: 'json'.",
  },
  E144: {
    title: 'A path that is no path of a call',
    example: {
      files: {
        'club.ts': clubFile({
          endpoints: endpoints("read: { method: 'GET', path: 'api/club/:id', answer: 'club' }"),
        }),
      },
      says: [
        'entities/club.ts:11:34 E144 club.endpoints.read.path: there is "api/club/:id"; expected a slash and words, as /api/room/read/:id',
      ],
    },
    fix: 'Begin with a slash, and write words of latin letters between slashes.',
  },
  E145: {
    title: 'A GET with a body',
    example: {
      files: {
        'club.ts': clubFile({
          endpoints: endpoints("list: { method: 'GET', path: '/api/club', body: 'json', answer: 'clubs' }"),
        }),
      },
      says: [
        'entities/club.ts:11:47 E145 club.endpoints.list.body: there is "json", but a GET has no body; expected none; remove it, or write method: \'POST\'',
      ],
    },
    fix: 'Remove the body, or choose another method.',
  },
  E146: {
    title: 'A call has the address of a screen',
    example: {
      files: {
        'club.ts': clubFile({ endpoints: "crud('/clubs', { sends: 'json', one: 'club', many: 'clubs' })" }),
      },
      says: [
        'entities/club.ts:9:19 E146 club.endpoints.list.path: "/clubs" is the address of a screen of entities/club.ts as well; expected another; write "/api/clubs"',
      ],
    },
    fix: "Put the calls below /api, or give the screen another path: an address that is loaded anew would show the call's answer.",
  },
  E147: {
    title: 'An answer under a key that the envelope has',
    example: {
      files: {
        'club.ts': clubFile({
          endpoints: "crud('/api/club', { sends: 'json', one: 'success', many: 'total' })",
        }),
      },
      says: [
        'entities/club.ts:9:54 E147 club.endpoints.read.answer: the answer has a key "success" of its own; expected another than success, message, errors, id',
        'entities/club.ts:9:71 E147 club.endpoints.list.answer: the answer has a key "total" of its own; expected another than success, message, errors, total',
      ],
    },
    fix: "Name the key after what stands under it: one: 'club', many: 'clubs'.",
  },
} as const satisfies CodeGroup
