-- For wrk: asks for the lines of a file in turn, each thread from another place on, and prints what came of it.
local threads = 0

function setup(thread)
  thread:set("started", threads)
  threads = threads + 1
end

function init(args)
  requests = {}
  for target in io.lines(args[1]) do
    requests[#requests + 1] = wrk.format("GET", target)
  end
  place = math.floor(started * #requests / 7)
end

function request()
  place = place % #requests + 1
  return requests[place]
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    'RESULT {"requests":%d,"microseconds":%d,"bytes":%.0f,"connect":%d,"read":%d,"write":%d,"timeout":%d,"status":%d,"median":%d,"p99":%d,"longest":%d}\n',
    summary.requests, summary.duration, summary.bytes, errors.connect, errors.read, errors.write, errors.timeout,
    errors.status, latency:percentile(50), latency:percentile(99), latency.max))
end
