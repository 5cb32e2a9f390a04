create table club (club_id integer primary key, name varchar(80) not null)
