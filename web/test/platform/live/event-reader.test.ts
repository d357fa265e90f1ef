import { expect, test } from 'vitest';
import { createEventReader } from '#platform/live/event-reader.ts';

function reading(...pieces: string[]) {
  const heard: string[] = [];
  const take = createEventReader(data => heard.push(data));
  pieces.forEach(take);
  return heard;
}

test('each event is read once its blank line has come', () => {
  expect(reading('data: {"a":1}\n\ndata: {"b":2}\n')).toEqual(['{"a":1}']);
  expect(reading('data: {"a":1}\n\ndata: {"b":2}\n', '\n')).toEqual(['{"a":1}', '{"b":2}']);
});

test('an event that comes in pieces is one event', () => {
  expect(reading(...'data: {"a":1}\n\n')).toEqual(['{"a":1}']);
});

test('a heartbeat says nothing', () => {
  expect(reading(':\n\n', ':\n\ndata: 1\n\n', ':\n\n')).toEqual(['1']);
});

test('several lines of data are one event', () => {
  expect(reading('data: one\ndata:two\n\n')).toEqual(['one\ntwo']);
});
