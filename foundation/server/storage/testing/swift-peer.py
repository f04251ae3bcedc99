"""OpenStack Swift with its S3 interface, all of it in one process and one folder: `swift-peer.py <folder> <port>`."""

import eventlet

eventlet.patcher.monkey_patch(thread=False)

import os
import sys
from array import array

folder, port = sys.argv[1], int(sys.argv[2])

with open(os.path.join(folder, 'swift.conf'), 'w') as file:
    file.write('[swift-hash]\nswift_hash_path_prefix = test\nswift_hash_path_suffix = test\n')
    file.write('[storage-policy:0]\nname = one\ndefault = yes\n')

from swift.common import storage_policy, utils

utils.set_swift_dir(folder)
storage_policy.reload_storage_policies()

from swift.common.ring import RingData
from swift.common.wsgi import SwiftHttpProtocol, loadapp


class Quiet:
    def write(self, *words):
        pass

    def flush(self):
        pass


class Memory:
    """Stands for memcached."""

    def __init__(self):
        self.kept = {}

    def get(self, key, raise_on_error=False):
        return self.kept.get(key)

    def set(self, key, value, serialize=True, time=0, min_compress_len=0, raise_on_error=False):
        self.kept[key] = value

    def incr(self, key, delta=1, time=0):
        self.kept[key] = self.kept.get(key, 0) + delta
        return self.kept[key]

    def decr(self, key, delta=1, time=0):
        return self.incr(key, -delta)

    def delete(self, key, server_key=None):
        self.kept.pop(key, None)


def serve(socket, app):
    eventlet.wsgi.server(socket, app, Quiet(), protocol=SwiftHttpProtocol, log_output=False)


def load(name, settings):
    path = os.path.join(folder, name + '-server.conf')
    with open(path, 'w') as file:
        file.write('[DEFAULT]\nswift_dir = %s\ndevices = %s/devices\n' % (folder, folder))
        file.write('mount_check = false\nworkers = 0\nlog_level = CRITICAL\nlog_address = /nonexistent\n')
        file.write(settings)
    return loadapp(path, global_conf={'log_name': name})


os.makedirs(os.path.join(folder, 'devices', 'disk'))
sockets = {}
for name in ('account', 'container', 'object'):
    sockets[name] = eventlet.listen(('127.0.0.1', 0))
    place = {'ip': '127.0.0.1', 'port': sockets[name].getsockname()[1]}
    device = {'id': 0, 'zone': 0, 'region': 1, 'weight': 1.0, 'device': 'disk', **place}
    device.update(replication_ip=place['ip'], replication_port=place['port'])
    RingData([array('H', [0, 0])], [device], 31).save(os.path.join(folder, name + '.ring.gz'))
for name, socket in sockets.items():
    service = load(name, '[pipeline:main]\npipeline = app\n[app:app]\nuse = egg:swift#%s\nfallocate_reserve = 0\n' % name)
    eventlet.spawn(serve, socket, service)

proxy = load(
    'proxy',
    '''[pipeline:main]
pipeline = catch_errors listing_formats s3api tempauth slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
[filter:slo]
use = egg:swift#slo
''',
)
memory = Memory()


def app(env, start_response):
    env['swift.cache'] = memory
    return proxy(env, start_response)


socket = eventlet.listen(('127.0.0.1', port))
print('ready', flush=True)
serve(socket, app)
