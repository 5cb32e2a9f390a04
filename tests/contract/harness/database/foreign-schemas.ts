/** What the two databases write differently: `ID`, `MOMENT`. */
const WORDS = {
  sqlite: { ID: 'integer primary key', MOMENT: 'datetime', NOW: 'current_timestamp' },
  postgres: { ID: 'serial primary key', MOMENT: 'timestamp', NOW: 'now()' },
}

/** A schema as another program has made it, and its rows. */
export function inDialect(statements: readonly string[], database: keyof typeof WORDS): readonly string[] {
  return statements.map((statement) =>
    Object.entries(WORDS[database]).reduce(
      (text, [word, means]) => text.replace(new RegExp(`\\b${word}\\b`, 'g'), means),
      statement,
    ),
  )
}

/** A library: keys of other names, a table that joins two others, names that no entity can have. */
export const LIBRARY = [
  `create table authors (author_id ID, name varchar(120) not null, country char(2))`,
  `create table "Library Members" (id ID, "Full Name" varchar(80) not null, email varchar(120) unique,
     phone varchar(30), active boolean not null default true, joined_on date default current_date, "class" smallint)`,
  `create table books (book_id ID, title varchar(200) not null, isbn varchar(13) unique, author_id integer not null
     references authors, summary text, price numeric(8,2) not null default 0, pages integer default 0)`,
  `create table loans (id ID, book_id integer not null references books on delete cascade,
     member integer not null references "Library Members" (id), lent_at MOMENT not null default NOW, note text,
     state varchar(10) not null default 'open' check (state in ('open', 'back', 'lost')))`,
  `create table book_shelves (book_id integer references books, shelf varchar(9), primary key (book_id, shelf))`,
  `insert into authors (name, country) values ('Assia Djebar', 'DZ')`,
  `insert into "Library Members" ("Full Name", email, phone) values ('Amel Kaci', 'amel@example.dz', '0550 11 22 33')`,
  `insert into books (title, isbn, author_id, price) values ('Nulle part dans la maison de mon père', null, 1, 12.5)`,
  `insert into loans (book_id, member, lent_at) values (1, 1, '2026-01-05 10:00:00')`,
]

/** Invoices: a list of values, amounts, uniqueness of two, a self reference and a circle. */
export const INVOICING = [
  `create table clients (id ID, name varchar(80) not null, parent_id integer references clients on delete set null,
     balance numeric(12,3), created_at MOMENT default NOW)`,
  `create table invoices (id ID, client_id integer not null references clients, number integer not null,
     issued date not null, paid boolean default false, remarks text, unique (client_id, number))`,
  `create table invoice_lines (id ID, invoice_id integer not null references invoices on delete cascade,
     label varchar(60) not null, amount numeric(10,2) not null)`,
  `alter table clients add column last_invoice_id integer references invoices`,
  `insert into clients (name, balance) values ('Sonelgaz', 10.125)`,
  `insert into clients (name, parent_id) values ('Sonelgaz Est', 1)`,
  `insert into invoices (client_id, number, issued) values (1, 7, '2026-02-03')`,
  `insert into invoice_lines (invoice_id, label, amount) values (1, 'Abonnement', 99.90)`,
  `update clients set last_invoice_id = 1 where id = 1`,
]

/** Desks, of which most columns may be null: uniqueness, a list of values and a foreign key let many of them be so. */
export const DESKS = [
  `create table porters (id ID, name varchar(40) not null)`,
  `create table desks (id ID, name varchar(40) not null, code varchar(12) unique, seats integer unique default 4,
     height varchar(6) check (height in ('low', 'high')), porter_id integer unique references porters,
     floor varchar(9), door varchar(9), mail varchar(60) not null default '' unique,
     wing varchar(9) not null default '', lamp varchar(9) not null default '',
     unique (floor, door), unique (wing, lamp))`,
  `insert into desks (name, seats, mail, wing) values ('Near', null, 'near@example.dz', 'a')`,
]
