import { met, none, open, type Requirement } from './requirement.ts'

const SHA_256 = 'SHA-256 alone, which no test could show'
const NO_CIPHERS = 'nothing is encrypted by the program itself'
const TLS_IN_FRONT = 'TLS is ended by the proxy in front'

export const cryptography: readonly Requirement[] = [
  none('11.1.1', 2, 'keys are managed', 'there are no keys: tokens are random, passwords hashed'),
  open(
    '11.1.2',
    2,
    'an inventory of cryptography',
    'Argon2id for passwords, SHA-256 for tokens and counts, random bytes of the system; told in the code alone',
  ),
  met('11.2.1', 2, 'implementations are proven ones'),
  open(
    '11.2.2',
    2,
    'algorithms can be changed',
    'hashes name their parameters, so new ones can stand beside old ones; nothing makes old ones anew at a login',
  ),
  met('11.2.3', 2, '128 bits of security at least'),
  none('11.3.1', 1, 'no weak block modes', NO_CIPHERS),
  none('11.3.2', 1, 'approved ciphers', NO_CIPHERS),
  none('11.3.3', 2, 'authenticated encryption', NO_CIPHERS),
  open('11.4.1', 1, 'approved hash functions', SHA_256),
  met('11.4.2', 2, 'passwords are hashed slowly, as is advised now'),
  open('11.4.3', 2, 'hashes that prove something are long enough', SHA_256),
  none('11.4.4', 2, 'keys made of passwords', 'there are none'),
  met('11.5.1', 2, 'what must not be guessed is random, 128 bits of it'),
  none('11.6.1', 2, 'public keys', 'there are none'),
]

export const communication: readonly Requirement[] = [
  none('12.1.1', 1, 'TLS versions', TLS_IN_FRONT),
  none('12.1.2', 2, 'cipher suites', TLS_IN_FRONT),
  none('12.1.3', 2, 'client certificates', 'none are asked for'),
  open(
    '12.2.1',
    1,
    'nothing but TLS towards the outside',
    'for whoever runs it: the program speaks HTTP, on 127.0.0.1 unless told otherwise',
  ),
  none('12.2.2', 1, 'publicly trusted certificates', TLS_IN_FRONT),
  open(
    '12.3.1',
    2,
    'TLS between services',
    'the database and the image store are spoken to as their addresses say: https and sslmode are for whoever runs it to ask for',
  ),
  open(
    '12.3.2',
    2,
    'clients verify certificates',
    'as 12.3.1: the defaults of the drivers verify where TLS is asked for, which no test here shows',
  ),
  none('12.3.3', 2, 'TLS between internal HTTP services', 'there are none'),
  none('12.3.4', 2, 'internal certificates', 'there are none'),
]
